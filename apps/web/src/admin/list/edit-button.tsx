import { ButtonLink } from "../shell/button-link.tsx";

interface EditButtonProps {
  to: `/admin/${"blogs" | "events" | "pages" | "venues"}/edit/$id`;
  id: string;
  /** Of what is edited. */
  name: string;
}

export function EditButton({ to, id, name }: EditButtonProps) {
  return (
    <ButtonLink to={to} params={{ id }} variant="default" size="xs" aria-label={`Edit ${name}`}>
      Edit
    </ButtonLink>
  );
}
