import { expect, test } from 'vitest';
import { sumWork, type TraceEvent } from './rest.ts';

const MAIN = { pid: 1, tid: 2 };
const event = (name: string, ts: number, dur: number, place = MAIN): TraceEvent => ({
  ...{ name, ph: 'X', ts, dur },
  ...place,
});
const named = (tid: number, name: string): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0 },
  args: { name },
});

test('main-thread work after the load event is summed by kind, and nested events count once', () => {
  const work = sumWork([
    named(2, 'CrRendererMain'),
    named(3, 'Compositor'),
    { name: 'MarkLoad', ph: 'I', ts: 0, ...MAIN },
    { name: 'MarkLoad', ph: 'I', ts: 1, ...MAIN },
    event('Paint', 0, 500),
    event('Paint', 1000, 3000),
    event('PrePaint', 5000, 2000),
    event('UpdateLayoutTree', 7000, 1000),
    event('EvaluateScript', 9000, 5000),
    event('FunctionCall', 10_000, 2000),
    event('FunctionCall', 20_000, 1000),
    event('Paint', 30_000, 9000, { pid: 1, tid: 3 }),
    event('RunTask', 0, 40_000),
  ]);
  expect(work).toEqual({ painting: 5, style: 1, layout: 0, script: 6 });
});
