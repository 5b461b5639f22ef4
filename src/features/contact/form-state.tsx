import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CONFIRMATION } from '../../content/contact-form-copy.ts';
import { Toast } from '../../ui/toast/toast.tsx';
import { type FormFacts, isTranslationAsked } from './delivery.ts';
import { DeliveryState } from './delivery-state.tsx';
import { changeState, readState, subscribe } from './message-state.ts';
import { WholeText } from './other-ways.tsx';
import { Translation, Translations } from './translation.tsx';

interface FormStateProps extends Pick<FormFacts, 'office' | 'words' | 'delivery' | 'language'> {
  /** An element inside the form, for what happens to the message. */
  readonly place: Element;
}

/** What React adds to the form: the toast that the specification requires and, inside the form, the message's state. */
export function FormState({ place, office, words, delivery, language }: FormStateProps) {
  const { status, count, closed, text, sent } = useSyncExternalStore(subscribe, readState);
  return (
    <Translations language={language}>
      <Confirmation count={count} isOpen={closed < count} isTranslated={isTranslationAsked(language)} />
      {createPortal(
        delivery ? (
          <DeliveryState
            status={status}
            office={office}
            words={words}
            text={text}
            isChanged={sent !== '' && text !== sent}
          />
        ) : (
          <WholeText office={office} text={text} />
        ),
        place,
      )}
    </Translations>
  );
}

interface ConfirmationProps {
  /** Number of confirmed messages. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly isTranslated: boolean;
}

/** The toast includes the translation if translations are shown, because screen readers announce it as a whole. */
function Confirmation({ count, isOpen, isTranslated }: ConfirmationProps) {
  return (
    <Toast id={count} isOpen={isOpen} onClose={() => changeState({ closed: count })} {...CONFIRMATION}>
      {isTranslated && <Translation pick={({ confirmation: { title, text } }) => `${title} ${text}`} />}
    </Toast>
  );
}
