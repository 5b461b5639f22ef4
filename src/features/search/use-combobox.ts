import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useState,
} from 'react';

/** IDs of the list and of its options. */
export const LIST_ID = 'say-answers';
export const optionId = (place: number): string => `say-answer-${place}`;

interface ComboboxOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The number of answers. */
  readonly count: number;
  readonly setTyped: (typed: string) => void;
  /** Whether Enter opens the first answer if none is selected. */
  readonly mayFollowFirst: boolean;
}

/** Keyboard, focus and selection of the field (ARIA Authoring Practices, combobox pattern). */
export function useCombobox({ field, count, setTyped, mayFollowFirst }: ComboboxOptions) {
  // Open from the start, because the field has focus when the script arrives, and may have text.
  const [isOpen, setOpen] = useState(true);
  const [chosen, setActive] = useState<number>();
  const active = chosen !== undefined && chosen < count ? chosen : undefined;

  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const type = (text: string): void => {
    setTyped(text);
    setActive(undefined);
    setOpen(true);
  };
  const clear = (): void => {
    if (field.current) field.current.value = '';
    type('');
  };
  const move = (place: number): void => {
    setOpen(true);
    setActive((place + count) % count);
  };
  /** Actions keyed by `event.key`; false, or no entry, leaves the key to the browser. */
  const keys: Readonly<Record<string, (() => void) | false>> = {
    ArrowDown: count > 0 && (() => move(isOpen && active !== undefined ? active + 1 : 0)),
    ArrowUp: count > 0 && (() => move(isOpen && active !== undefined ? active - 1 : -1)),
    Home: active !== undefined && (() => move(0)),
    End: active !== undefined && (() => move(-1)),
    Escape: isOpen && count > 0 ? () => setOpen(false) : clear,
  };

  return {
    active,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    change: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
    press: (event: KeyboardEvent) => {
      const act = !event.nativeEvent.isComposing && keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    /** Called on Enter and by the arrow button at the end of the line. */
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      field.current?.focus();
      if (!isOpen) return setOpen(true);
      const place = active ?? (mayFollowFirst ? 0 : undefined);
      if (place !== undefined) document.getElementById(optionId(place))?.click();
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOpen(false);
    },
  };
}
