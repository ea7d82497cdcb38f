import { render, screen } from '@testing-library/react';
import { BulkProgress } from './BulkProgress';

it('The outcome of a record is listed while others still run', () => {
  const nothing = () => undefined;
  const first = { id: '1', subject: 'Huurverhoging', outcome: 'done', message: null } as const;
  const bulk = { status: 'running', total: 2, done: 1, results: [first] } as const;
  render(
    <BulkProgress title="Opnieuw" resultsLabel="Uitkomst" bulk={bulk} onStop={nothing} onDismiss={nothing} />,
  );
  expect(screen.getByRole('list', { name: 'Uitkomst' })).toHaveTextContent('GeluktHuurverhoging');
  expect(screen.getByRole('button', { name: 'Stoppen' })).toBeVisible();
});
