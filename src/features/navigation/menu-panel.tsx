import type { ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { CHEVRON } from '../../ui/icon/icon.tsx';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  readonly id: string;
  readonly label: string;
  /** Whether the page belongs to this menu. */
  readonly current: boolean;
  readonly children: ReactNode;
}

/**
 * A menu with two ways to open it. In the bar, a disclosure button opens it as a native popover, without menu roles
 * (ARIA APG, disclosure navigation). Only one menu is open at a time, and Escape or a click outside closes it. In the
 * sheet, which is the menu in narrow windows, it unfolds below a summary. The panel is not inside `details`, because
 * closed `details` hide their content, even an open popover.
 */
export function MenuPanel({ id, label, current, children }: MenuPanelProps) {
  return (
    <>
      <button
        className={classNames(styles.toggle, CHEVRON)}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
      >
        {label}
      </button>
      <details className={styles.level} name="menu">
        <summary className={classNames(styles.summary, CHEVRON)}>{label}</summary>
      </details>
      <div className={styles.panel} id={id} popover="auto" data-menu>
        {children}
      </div>
    </>
  );
}
