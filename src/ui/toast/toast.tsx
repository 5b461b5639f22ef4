import * as RadixToast from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import { TOAST_DURATION, TOAST_SWIPE_THRESHOLD } from './toast-timing.ts';

interface ToastProps {
  /** Zero shows nothing; a higher number replaces the message and restarts the timer. */
  readonly id: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  /** More lines below the text. */
  readonly children?: ReactNode;
}

/**
 * Shows one message at a time for 5 s, not counting time while it is hovered or focused. A swipe of 50 px, Escape or
 * its button dismisses it (specification, sections 8 and 9). It is announced once, politely (WCAG 4.1.3).
 */
export function Toast({ id, isOpen, onClose, title, text, children }: ToastProps) {
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeThreshold={TOAST_SWIPE_THRESHOLD} label="Notice:">
      {id > 0 && (
        <RadixToast.Root
          key={id}
          className={styles.toast}
          type="background"
          open={isOpen}
          onOpenChange={(open) => !open && onClose()}
          data-ground="night"
        >
          <RadixToast.Title className={styles.title}>{title} </RadixToast.Title>
          <RadixToast.Description>{text}</RadixToast.Description>
          {children}
          <RadixToast.Close className={styles.close} aria-label="Dismiss">
            <CloseIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={styles.viewport} />
    </RadixToast.Provider>
  );
}
