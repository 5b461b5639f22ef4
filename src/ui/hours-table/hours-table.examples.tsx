import { HoursTable } from './hours-table.tsx';

export const examples = {
  'from the identity': <HoursTable />,
  'with other rows': <HoursTable caption="Horario" rows={[{ days: 'sábado y domingo', hours: 'cerrado' }]} />,
};
