import type { Reason, SearchHit } from '../../lib/search/search-model.ts';
import { ArrowIcon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';

interface AnswerProps {
  readonly hit: SearchHit;
  readonly id: string;
  readonly isActive: boolean;
  /** Whether to show why the answer matches. */
  readonly isExplained: boolean;
  /** Language of the link target, if it differs from the page's. */
  readonly lang: string | undefined;
  /** Called when the link opens in this tab. */
  readonly onFollow: () => void;
}

/**
 * A service, a page or an area as a link, with the reason it matches. Pressing the mouse button on the link leaves
 * focus in the field.
 */
export function Answer({ hit, id, isActive, isExplained, lang, onFollow }: AnswerProps) {
  const { href, entry, system, why } = hit;
  const [src, width, height] = system.picture;
  return (
    <a
      className={styles.answer}
      id={id}
      href={href}
      hrefLang={lang}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!(ctrlKey || metaKey || shiftKey)) onFollow();
      }}
    >
      <img src={src} width={width} height={height} alt="" />
      <span className={styles.words}>
        <span className={styles.title}>
          <b>{entry.title}</b> <span>{entry.plainName}</span>
        </span>
        {isExplained && (
          <span className={styles.why} key={why.text}>
            <Why reason={why} />
          </span>
        )}
      </span>
      <ArrowIcon />
    </a>
  );
}

/** Why the answer matches. */
function Why({ reason }: { readonly reason: Reason }) {
  switch (reason.kind) {
    case 'symptom':
    case 'question':
      return (
        <>
          <b>{`“${reason.text}”`}</b>
          {reason.look && ` ${reason.look}.`}
        </>
      );
    case 'part':
      return (
        <>
          <b>{`${reason.text}:`}</b>
          {` ${reason.look}`}
        </>
      );
    case 'asked':
      return <b>{`“${reason.text}”`}</b>;
    case 'detail':
      return `${reason.text}.`;
    default:
      return reason.text;
  }
}
