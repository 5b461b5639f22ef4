import { OpenHours } from './open-hours.tsx';
import { OpenNow } from './open-now.tsx';

export const examples = {
  'in full': <OpenNow />,
  brief: <OpenNow brief />,
  'hours or reopening': <OpenHours line="Mon to Fri 8 am to 6 pm" />,
};
