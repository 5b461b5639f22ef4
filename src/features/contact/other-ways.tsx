import { useState } from 'react';
import { OTHER_WAYS } from '../../content/contact-form-copy.ts';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { type Office, writeOfficeEmail } from './delivery.ts';
import styles from './other-ways.module.css';
import { Translation } from './translation.tsx';

interface OtherWaysProps {
  readonly office: Office;
  /** The typed text, or an empty string. */
  readonly text: string;
}

/** Links to an e-mail with the typed text and to a call. */
export function WaysLinks({ office, text }: OtherWaysProps) {
  return (
    <p className={styles.ways}>
      <TouchLink className={styles.way} href={writeOfficeEmail(office, text).href}>
        {OTHER_WAYS.email}
      </TouchLink>
      <Translation as="span" pick={({ sendEmail }) => sendEmail} />
      <TouchLink className={styles.way} href={office.phoneLink}>
        Call {office.phoneText}
      </TouchLink>
      <OpenHours line={office.hours} />
    </p>
  );
}

/** A button that copies the typed text and, if an e-mail link cannot hold all of it, a line that says so. */
export function WholeText({ office, text }: OtherWaysProps) {
  if (!text) return null;
  return (
    <>
      <CopyText text={text} />
      {writeOfficeEmail(office, text).isShortened && (
        <>
          <p>{OTHER_WAYS.shortened}</p>
          <Translation pick={({ shortened }) => shortened} />
        </>
      )}
    </>
  );
}

/** Copies the text to the clipboard or, if the browser blocks that, shows it, so that it can be copied by hand. */
function CopyText({ text }: Pick<OtherWaysProps, 'text'>) {
  const [copied, setCopied] = useState('');
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setShown(true);
    }
  };
  return (
    <>
      <p>
        <button className={styles.copy} type="button" onClick={copy}>
          {OTHER_WAYS.copy}
        </button>{' '}
        <Translation as="span" pick={({ copy: words }) => words} />
        <span role="status">{copied === text && OTHER_WAYS.copied}</span>
      </p>
      {isShown && (
        <textarea className={styles.text} aria-label={OTHER_WAYS.copy} readOnly rows={8} value={text} />
      )}
    </>
  );
}
