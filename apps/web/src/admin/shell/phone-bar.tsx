import type { Standing } from "@before-ten/contracts/auth/permissions";
import { UnstyledButton } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { hasSubpages, phonePagesFor } from "./navigation.ts";
import classes from "./phone-bar.module.css";
import { UnreadMessages } from "./unread-messages.tsx";

interface PhoneBarProps {
  user: Standing;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  /** Called before a page is opened. */
  onLeave: () => void;
}

/** The most used pages within a thumb's reach, and the way to all others. */
export function PhoneBar({ user, isMenuOpen, onToggleMenu, onLeave }: PhoneBarProps) {
  return (
    <nav aria-label="Most used" className={classes.bar}>
      {phonePagesFor(user).map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: !hasSubpages(to) }}
          className={classes.place}
          onClick={onLeave}
        >
          <Icon size={22} aria-hidden />
          <span>{label}</span>
          {to === "/admin/messages" && (
            <span className={classes.unread}>
              <UnreadMessages />
            </span>
          )}
        </Link>
      ))}
      <UnstyledButton className={classes.place} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
        <IconMenu2 size={22} aria-hidden />
        <span>Menu</span>
      </UnstyledButton>
    </nav>
  );
}
