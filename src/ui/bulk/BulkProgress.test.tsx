import { render, screen } from '@testing-library/react';
import { BulkProgress } from './BulkProgress';

it('The outcome of one record is listed while other records are still in progress', () => {
  const nothing = () => undefined;
  const first = { id: '1', subject: 'Huurverhoging', outcome: 'done', message: null } as const;
  const bulk = { status: 'running', total: 2, done: 1, results: [first] } as const;
  render(
    <BulkProgress title="Opnieuw" resultsLabel="Uitkomst" bulk={bulk} onStop={nothing} onDismiss={nothing} />,
  );
  expect(screen.getByRole('list', { name: 'Uitkomst' })).toHaveTextContent('GeluktHuurverhoging');
  expect(screen.getByRole('button', { name: 'Stoppen' })).toBeVisible();
});

it.each([
  [['done', 'done'], '2 gelukt', 'accent'],
  [['failed', 'failed'], '2 mislukt', 'danger'],
  [['done', 'failed'], '1 gelukt, 1 mislukt', 'danger'],
  [['skipped', 'pending'], '1 overgeslagen, 1 nog niet bekend', 'accent'],
  [[], '0 gelukt', 'accent'],
] as const)('The outcomes %j give the heading %s and a bar of the tone %s', (outcomes, heading, tone) => {
  const nothing = () => undefined;
  const results = outcomes.map((outcome, place) => ({
    id: `${place}`,
    subject: 'Taak',
    outcome,
    message: null,
  }));
  const bulk = { status: 'finished', total: results.length, done: results.length, results } as const;
  render(
    <BulkProgress title="Opnieuw" resultsLabel="Uitkomst" bulk={bulk} onStop={nothing} onDismiss={nothing} />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.getByRole('progressbar').firstElementChild).toHaveAttribute('data-tone', tone);
});
