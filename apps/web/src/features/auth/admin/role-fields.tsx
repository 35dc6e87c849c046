import { type AdminRole, adminRoles } from "@before-ten/contracts/auth/permissions";
import { Radio, type RadioGroupProps, Stack } from "@mantine/core";
import { adminRoleLabels, adminRoleMeanings } from "../../../admin/shell/role-labels.ts";

interface RoleFieldsProps extends Omit<RadioGroupProps, "children"> {
  /** A last option after the roles. */
  other?: { value: string; label: string; description: string };
}

/** Radio buttons for a role that describe what each may do. */
export function RoleFields({ other, ...group }: RoleFieldsProps) {
  return (
    <Radio.Group label="Role" required {...group}>
      <Stack gap="xs" mt="xs">
        {adminRoles.map((role: AdminRole) => (
          <Radio
            key={role}
            value={role}
            label={adminRoleLabels[role]}
            description={adminRoleMeanings[role]}
          />
        ))}
        {other && <Radio {...other} />}
      </Stack>
    </Radio.Group>
  );
}
