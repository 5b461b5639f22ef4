import { describe, expect, test } from 'vitest';
import { systemFigure } from '../../drawings/art.ts';
import { frameMachine, symptomView } from './symptom-view.ts';

describe('the view of a symptom on phones', () => {
  const { labels } = systemFigure('boiler');
  const frame = frameMachine(labels);
  const viewOf = (...numbers: readonly number[]) =>
    symptomView(
      frame,
      labels.filter(({ number }) => numbers.includes(number)),
    );
  const byHeight = labels.toSorted((one, other) => one.balloonY - other.balloonY);
  const [highest, lowest] = [byHeight[0]?.number ?? 0, byHeight.at(-1)?.number ?? 0];

  test('is the middle of the machine if nothing is lit', () => {
    expect(viewOf()).toBe('middle');
  });

  test('moves to parts at the top or at the bottom', () => {
    expect(viewOf(highest)).toBe('top');
    expect(viewOf(lowest)).toBe('bottom');
  });

  test('shows the whole machine if its parts are too far apart', () => {
    expect(viewOf(highest, lowest)).toBe('whole');
  });
});
