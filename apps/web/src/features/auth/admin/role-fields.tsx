import { type AdminRole, adminRoles, reachRoles } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { Radio, type RadioGroupProps, Stack } from "@mantine/core";
import { ReachField } from "../../../admin/form/reach-field.tsx";
import { adminRoleLabels, adminRoleMeanings } from "../../../admin/shell/role-labels.ts";

interface RoleFieldsProps extends Omit<RadioGroupProps, "children" | "onChange" | "value"> {
  value?: string;
  onChange: (role: string) => void;
  reach: { value: Reach | null; onChange: (reach: Reach | null) => void };
  /** A last option after the roles. */
  other?: { value: string; label: string; description: string };
}

/** Radio buttons for a role that describe what each may do, and where. */
export function RoleFields({ other, reach, onChange, ...group }: RoleFieldsProps) {
  const hasReach = (role: string) => reachRoles.some((each) => each === role);
  return (
    <>
      <Radio.Group
        label="Role"
        required
        {...group}
        onChange={(role) => {
          onChange(role);
          if (!hasReach(role)) reach.onChange(null);
        }}
      >
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
      {hasReach(group.value ?? "") && (
        <ReachField
          {...reach}
          description="They see and change only the parties there, their albums, figures, imports and guest lists. An editor writes campaigns to the readers there, and nothing on the blog."
        />
      )}
    </>
  );
}
