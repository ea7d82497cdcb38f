import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../buttons/IconButton';
import { TrashIcon } from '../icons';
import { TooltipHost } from './TooltipHost';
import { Truncated } from '../text/Truncated';

const DELAY_MS = 400;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('TooltipHost', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <>
        <IconButton icon={TrashIcon} label="Verwijderen" />
        <Truncated>Past hier helemaal</Truncated>
        <TooltipHost />
      </>,
    );
  });

  it('shows the tooltip after a moment of hovering, and keeps it while the pointer is in it', async () => {
    fireEvent.pointerOver(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await later(DELAY_MS);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Verwijderen');
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(screen.getByRole('tooltip'));
    await later(DELAY_MS);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.pointerOver(document.body);
    await later(DELAY_MS);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('closes on Escape', async () => {
    fireEvent.pointerOver(screen.getByRole('button'));
    await later(DELAY_MS);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await later(0);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('hides the tooltip when its text is removed', async () => {
    const button = screen.getByRole('button');
    fireEvent.pointerOver(button);
    await later(DELAY_MS);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    delete button.dataset['tooltip'];
    await later(0);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('shows no tooltip for text that fits', async () => {
    fireEvent.pointerOver(screen.getByText('Past hier helemaal'));
    await later(DELAY_MS);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  /** The button is 100 by 20 in a window of 1024 by 768; the tooltip's own size is unknown here and counts as 0. */
  it.each([
    ['below its button', { x: 200, y: 100 }, undefined, '250px 126px'],
    ['above its button if there is no room below', { x: 200, y: 745 }, undefined, '250px 739px'],
    ['beside its button if another button is below', { x: 8, y: 100 }, 'end', '114px 110px'],
    ['inside the window', { x: -200, y: 100 }, undefined, '8px 126px'],
  ])('places the tooltip %s', async (_, { x, y }, side, at) => {
    const button = screen.getByRole('button');
    if (side !== undefined) button.dataset['tooltipSide'] = side;
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, 100, 20));
    fireEvent.pointerOver(button);
    await later(DELAY_MS);
    expect(screen.getByRole('tooltip').style.translate).toBe(at);
  });
});
