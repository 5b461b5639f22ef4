import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { CloseIcon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import { TOAST_DURATION, TOAST_SWIPE_THRESHOLD } from './toast-timing.ts';

interface ToastProps {
  /** Increases with every message; a new one replaces the one shown and restarts its timer. Zero shows nothing. */
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/**
 * One message at a time, gone after 5 s, paused while hovered or focused, dismissed by a swipe of
 * 50 px, Escape or its button (specification 8 and 9). Announced once, politely (WCAG 4.1.3).
 */
export function Toast({ id, title, text }: ToastProps) {
  const [dismissed, setDismissed] = useState(0);
  const mounted = useMounted();
  if (!mounted) return null;
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeThreshold={TOAST_SWIPE_THRESHOLD} label="Notice:">
      {id > 0 && (
        <RadixToast.Root
          key={id}
          className={styles.toast}
          type="background"
          open={dismissed < id}
          onOpenChange={(open) => !open && setDismissed(id)}
          data-ground="night"
        >
          <RadixToast.Title className={styles.title}>{title} </RadixToast.Title>
          <RadixToast.Description>{text}</RadixToast.Description>
          <RadixToast.Close className={styles.close} aria-label="Dismiss">
            <CloseIcon />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={styles.viewport} />
    </RadixToast.Provider>
  );
}

/** Whether the component runs in a browser: on the server, Radix writes an inline style, which the content security policy forbids. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
