import { OpenNow } from './open-now.tsx';

export const examples = { 'in full': <OpenNow />, brief: <OpenNow brief /> };
