import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const BASE = {
  phone: '1',
  hours: { saturday: 'closed', sunday: 'closed' },
  holidays: [
    { date: '2027-01-01', name: 'New Year’s Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
  ],
  payments: ['card', 'check'],
};
const [NEW_YEAR, CHRISTMAS] = BASE.holidays;
const JULY = { date: '2027-07-05', name: 'Independence Day' };
const JUNE = { date: '2027-06-18', name: 'Juneteenth' };

describe('a merge', () => {
  test('keeps changes of different fields, even in the same group', () => {
    const mine = { ...BASE, hours: { ...BASE.hours, saturday: '09:00-13:00' } };
    const theirs = { ...BASE, phone: '2', hours: { ...BASE.hours, sunday: '10:00-12:00' } };
    const hours = { saturday: '09:00-13:00', sunday: '10:00-12:00' };
    expect(mergeFields(BASE, mine, theirs)).toEqual({ ...BASE, phone: '2', hours });
  });

  test('deletes a field whose name every object has', () => {
    const other = JSON.parse('{"__proto__":"x","toString":"y","phone":"1"}');
    const theirs = { ...other, email: 'e' };
    expect(mergeFields(other, { phone: '2' }, theirs)).toEqual({ phone: '2', email: 'e' });
  });

  test('keeps new entries of both, and those that either has changed or deleted', () => {
    const mine = { ...BASE, holidays: [{ ...NEW_YEAR, name: 'January 1' }, CHRISTMAS, JULY] };
    const theirs = { ...BASE, holidays: [NEW_YEAR, JUNE] };
    expect(mergeFields(BASE, mine, theirs)).toEqual({
      ...BASE,
      holidays: [{ ...NEW_YEAR, name: 'January 1' }, JULY, JUNE],
    });
  });

  test('keeps texts that both have added to a list', () => {
    const mine = { ...BASE, payments: ['card', 'check', 'Zelle'] };
    const theirs = { ...BASE, payments: ['cash', 'card', 'check'] };
    expect(mergeFields(BASE, mine, theirs)).toEqual({
      ...BASE,
      payments: ['card', 'check', 'Zelle', 'cash'],
    });
  });

  test('prefers mine if both have changed the same field, or if entries cannot be told apart', () => {
    expect(mergeFields(BASE, { ...BASE, phone: '2' }, { ...BASE, phone: '3' })).toEqual({
      ...BASE,
      phone: '2',
    });
    const mine = { ...BASE, payments: ['card', 'card'] };
    expect(mergeFields(BASE, mine, { ...BASE, payments: ['cash'] })).toEqual(mine);
  });

  test('deletes a field that either has deleted', () => {
    const { phone: _, ...rest } = BASE;
    expect(mergeFields(BASE, rest, BASE)).toEqual(rest);
    expect(mergeFields(BASE, BASE, rest)).toEqual(rest);
    expect(mergeFields(BASE, { ...BASE, payments: [] }, rest)).toEqual({ ...rest, payments: [] });
  });

  test('loses no change if only one side has any', () => {
    fc.assert(
      fc.property(fc.object(), fc.object(), (base, changed) => {
        expect(mergeFields(base, changed, base)).toEqual(changed);
        expect(mergeFields(base, base, changed)).toEqual(changed);
      }),
    );
  });
});
