import { HoursTable } from './hours-table.tsx';

export const examples = {
  english: (
    <HoursTable
      rows={[
        { days: 'Monday to Friday', hours: 'Morning to evening' },
        { days: 'Saturday and Sunday', hours: 'Closed' },
      ]}
    />
  ),
  'in another language': (
    <HoursTable caption="Horario" rows={[{ days: 'sábado y domingo', hours: 'cerrado' }]} />
  ),
};
