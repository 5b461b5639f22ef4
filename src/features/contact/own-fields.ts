import { FIELD_LABELS } from '../../content/message-labels.ts';
import { createMessageId, MESSAGE_ID } from '../../lib/contact/message-id.ts';
import type { Delivery } from './delivery.ts';
import { listenToForm } from './form-events.ts';
import { listFields, readDay } from './typed-text.ts';

/**
 * Gives each message its ID and no fields but the form’s own, whoever sends it: our code, or the browser before that
 * has arrived. Other programs add fields, copy ours, or rename their IDs.
 */
export function limitMessages(delivery: Delivery | undefined): void {
  listenToForm('formdata', ({ formData }) => {
    if (!delivery) return;
    const posted = (name: string): string => String(formData.get(name) ?? '');
    const found = new Map(listFields().map(({ name, value }) => [name, value]));
    const names = Object.keys(FIELD_LABELS).filter((name) => found.has(name) || formData.has(name));
    const own: (readonly [string, string])[] = [
      ...Object.entries(delivery.fields),
      [delivery.honeypot, posted(delivery.honeypot)],
      ...names.map((name) => [name, found.get(name) || posted(name)] as const),
    ];
    for (const name of [...formData.keys()]) formData.delete(name);
    for (const [name, value] of own) formData.set(name, value);
    formData.set(MESSAGE_ID, createMessageId(own, readDay()));
  });
}
