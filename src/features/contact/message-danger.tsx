import { useSyncExternalStore } from 'react';
import type { DangerKind } from '../../content/danger-schema.ts';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import { changeState, readState, subscribe } from './message-state.ts';
import styles from './other-ways.module.css';

/** What most messages are about; the search gives advice on it, but it need not stop a message. */
const USUAL: readonly (DangerKind | undefined)[] = ['cold', 'too-hot'];

/** Looks for a danger in the message while it is typed; only then, the vocabulary loads. */
export function watchMessage(box: HTMLElement): void {
  const field = box.querySelector<HTMLTextAreaElement>('#field-message');
  const look = async (): Promise<void> => {
    try {
      const search = await import('../search/find-danger.ts');
      const danger = search.findDanger(field?.value ?? '');
      changeState({ danger: USUAL.includes(danger?.kind) ? undefined : danger });
    } catch {
      // The line at the top of the page names the dangers, too.
    }
  };
  field?.addEventListener('input', look);
  // It may have been typed before this code arrived.
  if (field?.value && box.contains(document.activeElement)) look();
}

/** What to do first in the danger that the message names, in its language. It stays after the message is sent. */
export function MessageDanger() {
  const { danger } = useSyncExternalStore(subscribe, readState);
  if (!danger) return null;
  return (
    <div className={styles.danger} role="alert" lang={danger.language} key={danger.name}>
      <b>{danger.name}</b>
      <p>
        <HelpNumbers text={danger.advice} />
      </p>
    </div>
  );
}
