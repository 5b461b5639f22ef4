import { DAY, startOfDate } from '../../lib/hours/new-york-clock.ts';
import type { Business } from '../../lib/identity/business-schema.ts';
import { CloseIcon } from '../../ui/icon/icon.tsx';

interface NoticeProps {
  readonly notice: NonNullable<Business['notice']>;
  /** Language of the notice, if it differs from the page's. */
  readonly lang?: string | undefined;
}

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Thursday, February 4`, or `Thursday, February 4 to Friday, February 5`. */
function describeDates({ from, to }: NoticeProps['notice']): string {
  return [...new Set([from, to])].map((date) => format.format(Date.parse(date))).join(' to ');
}

/** A short text with its dates above the bar; `notice-code.ts` removes one out of date before it is painted. */
export function Notice({ notice, lang }: NoticeProps) {
  // Adds the day in UTC, because a day in New York may have 23 or 25 hours.
  const dayAfter = new Date(Date.parse(notice.to) + DAY).toISOString().slice(0, 10);
  return (
    <aside
      aria-label="Notice"
      lang={lang}
      data-notice={notice.text}
      data-from={startOfDate(notice.from).getTime()}
      data-until={startOfDate(dayAfter).getTime()}
      data-print="hide"
    >
      <p>
        {notice.text} <span>{describeDates(notice)}</span>
      </p>
      <button type="button" aria-label="Dismiss notice">
        <CloseIcon />
      </button>
    </aside>
  );
}
