import { useEffect, useRef } from 'react';
import { localHref } from '../../lib/contact/phone.ts';
import type { FoundDanger } from '../../lib/search/find-dangers.ts';
import { WarningIcon } from '../../ui/icon/icon.tsx';
import { OpenHours } from '../../ui/open-now/open-hours.tsx';
import { HelpNumbers } from '../shared/help-numbers.tsx';
import styles from './danger-advice.module.css';
import { CALL, type OfficePhone, writeCall } from './write-call.ts';

/** Added below the link to 311, because the city orders only landlords to provide heat; homeowners have to call us. */
const OWNER = { en: 'Your own home? Call', es: '¿Casa propia? Llame al' } as const;

/** Added below the link to 911 if the words name no danger, because most people who type “emergency” are in none. */
const OTHERWISE = { en: 'Your own unit failed? Call', es: '¿Se dañó su propio equipo? Llame al' } as const;

interface DangerAdviceProps {
  readonly danger: FoundDanger;
  /** The company’s number, below the advice if that names others first, and for homeowners below 311. */
  readonly phone: OfficePhone;
  /** Whether to give the company’s number below advice for any danger; false where it follows anyway. */
  readonly hasOffice?: boolean;
  /** Introduces the services that follow; undefined if none follow, or if they need not wait. */
  readonly whenSafe?: string | undefined;
}

/**
 * What to do in a danger, shown above all services found and in the language in which the danger was typed. An
 * emergency number is above the advice and scrolls into view, because the on-screen keyboard of a phone leaves little
 * room.
 */
export function DangerAdvice({ danger, phone, hasOffice = true, whenSafe }: DangerAdviceProps) {
  const { kind, language, name, advice, call } = danger;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (name) link.current?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  const office = (words: string) => (
    <>
      <a href={phone.href}>{`${words} ${phone.text}`}</a>
      <OpenHours key={phone.hours.line} {...phone.hours} />
    </>
  );
  return (
    <>
      <div className={styles.danger} lang={language} key={name}>
        <b>
          <WarningIcon />
          {name}
        </b>
        {call && (
          <a ref={link} href={localHref(call)}>
            {writeCall(danger, phone.text)}
          </a>
        )}
        {call === '311' && office(OWNER[language])}
        <p>
          <HelpNumbers text={advice} />
        </p>
        {!call && office(CALL[language])}
        {kind === 'any' && hasOffice && office(OTHERWISE[language])}
      </div>
      {whenSafe && <p className={styles.later}>{whenSafe}</p>}
    </>
  );
}
