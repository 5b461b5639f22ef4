import { useEffect, useLayoutEffect, useRef } from 'react';

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Listens to events of an element that React does not render.
 *
 * @param listeners - keyed by event type; the types stay the same, and the latest functions are called
 */
export function useListeners(element: HTMLElement, listeners: Listeners): void {
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
