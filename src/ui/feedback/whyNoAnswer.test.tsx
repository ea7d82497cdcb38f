import { act, render, screen } from '@testing-library/react';
import type { Failure } from '@/lib/failures/whyFailed';
import { FieldProblem } from '../filters/FilterFields';
import { RecordFailed } from '../record/RecordStates';
import { MoreButton } from '../rows/MoreButton';
import { QueryView } from './QueryView';

const nothing = () => undefined;
const recordTexts = {
  failedTitle: 'Mislukt',
  failedText: 'Probeer het opnieuw.',
  notFoundTitle: '',
  notFoundText: '',
  toList: '',
};

/** All components that report a failed fetch. */
const places: [name: string, draw: (error: unknown) => React.ReactNode][] = [
  [
    'a query',
    (error) => (
      <QueryView answer={{ error, isFetching: false, isError: true, refetch: nothing }} failed="Mislukt">
        {() => null}
      </QueryView>
    ),
  ],
  ['a field', (error) => <FieldProblem text="Mislukt" answer={{ error, refetch: nothing }} />],
  ['a record', (error) => <RecordFailed texts={recordTexts} back={null} error={error} onRetry={nothing} />],
  [
    'the button for more of a list',
    (error) => <MoreButton shown={5} total={9} hasMore busy={false} error={error} onMore={nothing} />,
  ],
];

const failures: [failure: Failure, why: string, again: boolean][] = [
  [{ kind: 'refused', status: 403 }, 'Je hebt geen rechten om dit te bekijken.', false],
  [
    { kind: 'refused', status: 500 },
    'De server heeft een storing. Probeer het over een minuut opnieuw.',
    true,
  ],
  [{ kind: 'noAnswer', status: null }, 'De server gaf geen antwoord. Probeer het opnieuw.', true],
  [{ kind: 'offline', status: null }, 'Je bent offline. Probeer het opnieuw zodra je verbinding hebt.', true],
];

describe.each(places)('%s', (_, draw) => {
  it.each(failures)('explains %j, and offers another try where that may help', (error, why, again) => {
    render(draw(error));
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Opnieuw proberen' })).toHaveLength(again ? 1 : 0);
  });
});

it('A failed record reports the missing network while offline', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<RecordFailed texts={recordTexts} back={null} onRetry={nothing} />);
  expect(screen.getByText('Je bent offline. Probeer het opnieuw zodra je verbinding hebt.')).toBeVisible();
  isOnline.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('Probeer het opnieuw.')).toBeVisible();
});
