import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icon/icon.tsx';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  readonly id: string;
  readonly label: string;
  /** Whether the page belongs to this menu. */
  readonly current: boolean;
  readonly children: ReactNode;
}

/**
 * A disclosure button and its panel (ARIA APG, disclosure navigation: no menu roles). The panel is a native
 * popover: only one is open at a time, and Escape or a click outside closes it.
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
