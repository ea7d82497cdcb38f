import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../buttons/Button';
import { OneLine } from './OneLine';

/** Reports which items of a line are out of sight, as a browser does. */
function aNarrowLine() {
  const told: IntersectionObserverCallback[] = [];
  const watched: Element[] = [];
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(function (callback) {
    told.push(callback);
    return {
      observe: (item: Element) => watched.push(item),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
  });
  return (ratios: readonly number[]) =>
    act(() => {
      const seen = ratios.map((intersectionRatio, place) => ({ target: watched[place]!, intersectionRatio }));
      told.at(-1)?.(seen as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
    });
}

it('A line repeats its hidden buttons in a menu, before the unavailable actions', async () => {
  const user = userEvent.setup();
  const show = aNarrowLine();
  const press = vi.fn();
  const more = [{ id: 'finish', label: 'Afronden', disabledReason: 'Pak de taak eerst op.', run: vi.fn() }];
  render(
    <OneLine moreLabel="Meer acties" more={more}>
      <button type="button">Oppakken</button>
      <button type="button" onClick={press}>
        Weigeren <b>2</b>
      </button>
      <Button disabledReason="Het is al de laatste.">Volgende</Button>
    </OneLine>,
  );
  show([1, 0.4, 0]);
  await user.click(await screen.findByRole('button', { name: 'Meer acties' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Weigeren',
    'VolgendeHet is al de laatste.',
    'AfrondenPak de taak eerst op.',
  ]);
  await user.click(items[0]!);
  expect(press).toHaveBeenCalledOnce();
});

it('A line that fits has no menu', () => {
  const show = aNarrowLine();
  render(
    <OneLine moreLabel="Meer acties">
      <button type="button">Oppakken</button>
    </OneLine>,
  );
  show([1]);
  expect(screen.queryByRole('button', { name: 'Meer acties' })).toBeNull();
});
