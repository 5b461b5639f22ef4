import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { localHref } from '../../lib/contact/phone.ts';
import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import { writeCall } from '../search/write-call.ts';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import type { Office } from './delivery.ts';
import styles from './message-danger.module.css';
import { changeState, readState, subscribe } from './message-state.ts';

/** Where the advice appears, below the form. Only the browser renders it, and this brings its styles into the page. */
export const MessageDangerPlace = () => <div className={styles.place} data-message-danger="" />;

/** Looks for a danger in the message while it is typed; only then, the vocabulary loads. */
export function watchMessage(): void {
  const find = () => document.querySelector<HTMLTextAreaElement>('#field-message');
  const look = async (): Promise<void> => {
    try {
      const { findInMessage } = await import('../search/find-danger.ts');
      changeState({ danger: findInMessage(find()?.value ?? '') });
    } catch {
      // The line at the top of the page names the dangers, too.
    }
  };
  addEventListener('input', ({ target }) => {
    if (target === find()) look();
  });
  // It may have been typed before this code arrived.
  if (find()?.value && document.activeElement?.closest('[data-contact-form]')) look();
}

/** What to do first in the danger that the message names. It stays after the message is sent. */
export function MessageDanger({ office }: { readonly office: Office }) {
  const { danger } = useSyncExternalStore(subscribe, readState);
  return danger ? <DangerCard key={danger.name} danger={danger} office={office} /> : null;
}

interface DangerCardProps {
  readonly danger: FoundDanger;
  readonly office: Office;
}

/**
 * The name, whom to call, and the advice, in the language of the message. It covers the end of the window while that is
 * within the form, so the browser scrolls what is being typed, or has focus, above it.
 */
function DangerCard({ danger, office }: DangerCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${card.current?.offsetHeight ?? 0}px`;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);
  const { language, name, advice, call } = danger;
  return (
    <div ref={card} className={styles.danger} role="alert" lang={language} data-danger-card="">
      <b>
        <WarningIcon />
        {name}
      </b>
      <a href={call ? localHref(call) : office.phoneLink}>{writeCall(danger, office.phoneText)}</a>
      <p>
        <HelpNumbers text={advice} />
      </p>
    </div>
  );
}
