import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { AREA_WORDS, FIELD_LABELS } from '../../content/contact-form-copy.ts';
import { createMessageId, deliverMessage, MESSAGE_ID, writeText } from '../../lib/contact/deliver-message.ts';
import type { Outcome } from '../../lib/contact/judge-response.ts';
import type { Delivery } from './delivery.ts';

/** Time in milliseconds after which a line says that the message is still being sent. */
const SLOW_AFTER = 6000;
/** The day on which the page was opened, so that a message sent again after midnight keeps its ID. */
const DAY = new Date().toISOString().slice(0, 10);

export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly status: 'editing' | 'sending' | 'slow' | Outcome;
  /** Increases with every confirmed message. */
  readonly count: number;
  /** The typed text, for other ways to send it. */
  readonly text: string;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly edit: () => void;
}

const hasSameText = (a: FormData, b: FormData): boolean => JSON.stringify([...a]) === JSON.stringify([...b]);

function readText(form: HTMLFormElement, hasOtherAreas: boolean): string {
  const message = new FormData(form);
  const labels = hasOtherAreas ? { ...FIELD_LABELS, location: AREA_WORDS.label } : FIELD_LABELS;
  return writeText(Object.entries(labels).map(([name, label]) => [label, String(message.get(name) ?? '')]));
}

/**
 * Submits the contact form. Without a delivery service, a message is confirmed at once and not sent (specification,
 * section 7). With one, a message is confirmed only on proof of delivery; otherwise the fields stay filled in.
 */
export function useSubmission(delivery: Delivery | undefined, hasOtherAreas = false): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Submission['status']>('editing');
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const isSending = useRef(false);

  /** Stores the message's text, which is kept until the visitor types again, even if the form is cleared. */
  const keepText = useCallback(() => {
    if (form.current) setText(readText(form.current, hasOtherAreas));
  }, [hasOtherAreas]);
  // Reads text that was typed before hydration.
  useEffect(keepText, [keepText]);

  function confirm() {
    setCount((before) => before + 1);
    setStatus('received');
  }

  async function deliver(element: HTMLFormElement, { endpoint }: Delivery) {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const slow = setTimeout(() => setStatus('slow'), SLOW_AFTER);
    const typed = new FormData(element);
    const message = new FormData(element);
    message.set(MESSAGE_ID, createMessageId(typed, DAY));
    const outcome = await deliverMessage(endpoint, message);
    clearTimeout(slow);
    isSending.current = false;
    keepText();
    if (outcome !== 'received') return setStatus(outcome);
    // Text typed during sending was not sent, so the form keeps it.
    if (hasSameText(typed, new FormData(element))) element.reset();
    confirm();
  }

  return {
    form,
    status,
    count,
    text,
    submit(event) {
      event.preventDefault();
      if (delivery) return void deliver(event.currentTarget, delivery);
      event.currentTarget.reset();
      confirm();
    },
    edit() {
      keepText();
      if (status === 'received') setStatus('editing');
    },
  };
}
