import { act, render, screen } from '@testing-library/react';
import { TabList } from './Tabs';

const draw = (open: number, count = 0) => (
  <TabList label="Onderdelen">
    {[0, 1, 2].map((tab) => (
      <a key={tab} href={`/${tab}`} aria-current={tab === open ? 'page' : undefined}>
        Tab {tab} {count}
      </a>
    ))}
  </TabList>
);

/** The width in px of each tab and of the whole line of tabs. */
const WIDTH = 100;
const aFrame = () => act(() => new Promise((drawn) => requestAnimationFrame(drawn)));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const moved = screen.getByRole('navigation').scrollLeft;
    const left = this instanceof HTMLAnchorElement ? Number(this.pathname.slice(1)) * WIDTH - moved : 0;
    return new DOMRect(left, 0, WIDTH, 30);
  });
});

it('The tabs scroll to the open tab, and stay where the user scrolls them until another opens', async () => {
  const { rerender } = render(draw(1));
  const line = screen.getByRole('navigation');
  await aFrame();
  expect(line.scrollLeft).toBe(WIDTH);
  line.scrollLeft = 2 * WIDTH;
  rerender(draw(1, 7));
  await aFrame();
  expect(line.scrollLeft).toBe(2 * WIDTH);
  rerender(draw(0, 7));
  await aFrame();
  expect(line.scrollLeft).toBe(0);
});
