import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { FIELD_LABELS, NOT_SENT } from '../../content/contact-form-copy.ts';
import { deliverMessage, writeEmailLink } from '../../lib/contact/deliver-message.ts';
import type { Delivery } from './delivery.ts';

interface Submission {
  readonly status: 'editing' | 'sending' | 'sent' | 'failed';
  /** Increases with every message that was confirmed. */
  readonly count: number;
  /** Link to an e-mail with the text that could not be delivered. */
  readonly emailLink: string;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly edit: (event: InputEvent<HTMLFormElement>) => void;
}

const hasSameText = (a: FormData, b: FormData): boolean => JSON.stringify([...a]) === JSON.stringify([...b]);

/**
 * Submits the contact form. Without a delivery service a message is confirmed at once and goes nowhere
 * (specification 7). With one, only its response confirms; until then, and after a failure, the fields stay filled in.
 */
export function useSubmission(delivery: Delivery | undefined): Submission {
  const [status, setStatus] = useState<Submission['status']>('editing');
  const [count, setCount] = useState(0);
  const [emailLink, setEmailLink] = useState('');
  const isSending = useRef(false);

  function confirm(form: HTMLFormElement) {
    form.reset();
    setCount((before) => before + 1);
    setStatus('sent');
  }

  function composeEmail(form: HTMLFormElement, { email }: Delivery) {
    const message = new FormData(form);
    const fields = Object.entries(FIELD_LABELS).map(
      ([name, label]) => [label, String(message.get(name) ?? '')] as const,
    );
    setEmailLink(writeEmailLink(email, NOT_SENT.subject, fields));
  }

  async function deliver(form: HTMLFormElement, to: Delivery) {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const message = new FormData(form);
    const isDelivered = await deliverMessage(to.endpoint, message);
    isSending.current = false;
    if (!isDelivered) {
      composeEmail(form, to);
      setStatus('failed');
    } else if (hasSameText(message, new FormData(form))) confirm(form);
    else {
      // What was typed in the meantime was not sent, so it stays.
      setCount((before) => before + 1);
      setStatus('sent');
    }
  }

  return {
    status,
    count,
    emailLink,
    submit(event) {
      event.preventDefault();
      if (delivery) void deliver(event.currentTarget, delivery);
      else confirm(event.currentTarget);
    },
    edit(event) {
      if (status === 'failed' && delivery) composeEmail(event.currentTarget, delivery);
      else if (status === 'sent') setStatus('editing');
    },
  };
}
