/**
 * Stops the clock of `Date`, in Node or in a page; timers and `performance.now()` run on. The function uses nothing from
 * this module, because its source is sent to browsers.
 *
 * @param instant - the time that the clock shows, in ms since 1970
 */
export function stopClock(instant: number): void {
  const now = (): number => instant;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, built) =>
      Reflect.construct(target, values.length > 0 ? values : [instant], built),
    apply: (target) => new target(instant).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
