import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** IDs of the list, of the link to the form about a room, and of the options. */
export const LIST_ID = 'say-answers';
export const ROOM_ID = 'say-room';
export const optionId = (place: number): string => `say-answer-${place}`;

interface ComboboxOptions {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  /** The number of answers. */
  readonly count: number;
  readonly setTyped: (typed: string) => void;
  /** Called when the field gets focus or is clicked. */
  readonly onUse: () => void;
  /** ID of the link that Enter opens if no answer is selected. */
  readonly first: string | undefined;
}

/** Keyboard, focus and selection of the field (ARIA Authoring Practices, combobox pattern). */
export function useCombobox({ form, field, count, setTyped, onUse, first }: ComboboxOptions) {
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
    field.value = '';
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

  const use = (): void => {
    setOpen(true);
    onUse();
  };

  useListeners(field, {
    input: () => type(field.value),
    focus: use,
    click: use,
    keydown: (event) => {
      const act = !event.isComposing && keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  });
  useListeners(form, {
    // The arrow button leaves focus in the field.
    mousedown: (event) => {
      if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault();
    },
    /** On Enter, and when the arrow button is pressed. */
    submit: (event) => {
      event.preventDefault();
      field.focus();
      if (!isOpen) return setOpen(true);
      const id = active === undefined ? first : optionId(active);
      if (id) document.getElementById(id)?.click();
    },
    // A phone that closes its keyboard takes the focus away, but gives it to nothing else.
    focusout: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !form.contains(relatedTarget)) setOpen(false);
    },
  });

  return { active, isOpen, close: () => setOpen(false) };
}

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Listens to events of an element that React does not render.
 *
 * @param listeners - keyed by event type; the types stay the same, and the latest functions are called
 */
function useListeners(element: HTMLElement, listeners: Listeners): void {
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const types = Object.keys(latest.current) as (keyof HTMLElementEventMap)[];
    const listen = (event: Event): void => {
      const act = latest.current[event.type as keyof HTMLElementEventMap] as
        | ((event: Event) => void)
        | undefined;
      act?.(event);
    };
    for (const type of types) element.addEventListener(type, listen);
    return () => {
      for (const type of types) element.removeEventListener(type, listen);
    };
  }, [element]);
}
