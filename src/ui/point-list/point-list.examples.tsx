import { PointList } from './point-list.tsx';

const points = ['Tested', 'Cleaned', 'Written down', 'Explained'].map((title) => ({
  title,
  text: 'A sentence that says what is done, how long it takes and what it is good for.',
}));

export const examples = {
  features: <PointList points={points} look="features" />,
  'four reasons': <PointList points={points} look="reasons" />,
  'three reasons': <PointList points={points.slice(0, 3)} look="reasons" />,
};
