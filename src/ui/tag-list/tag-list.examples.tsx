import { TagList } from './tag-list.tsx';

export const examples = {
  'three tags': <TagList tags={['Steam', 'Brooklyn', '1908']} />,
  'one tag': <TagList tags={['Steam']} />,
};
