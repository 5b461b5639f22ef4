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
  'named by its heading': (
    <>
      <h3 id="sample-hours">Horario</h3>
      <HoursTable labelledBy="sample-hours" rows={[{ days: 'sábado y domingo', hours: 'cerrado' }]} />
    </>
  ),
};
