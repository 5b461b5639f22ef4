import { OpenHours } from './open-hours.tsx';
import { OpenNow } from './open-now.tsx';

export const examples = {
  'in full': <OpenNow />,
  brief: <OpenNow brief />,
  'hours or reopening': <OpenHours line="Mon to Sat 7 am to 9 pm" />,
};
