import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icon/icon.tsx';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  readonly id: string;
  readonly label: string;
  /** The page belongs to this menu. */
  readonly current: boolean;
  readonly children: ReactNode;
}

/**
 * A disclosure button with its panel (ARIA APG, disclosure navigation: no menu roles).
 * A native popover: one open at a time, Escape and a click outside close it.
 */
export function MenuPanel({ id, label, current, children }: MenuPanelProps) {
  return (
    <>
      <button
        className={styles.toggle}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
      >
        {label}
        <ChevronIcon />
      </button>
      <div className={styles.panel} id={id} popover="auto" data-menu>
        {children}
      </div>
    </>
  );
}
