import { createMemoryRouter } from 'react-router';
import { panelsClosed } from '@/core/device/deviceSlice';
import { closePanelsOnLeaving } from './closePanelsOnLeaving';

function aRouter() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter([{ path: '/' }, { path: '/kaart', loader: () => arrived }]);
  const dispatch = vi.fn();
  closePanelsOnLeaving(router, dispatch);
  return { router, dispatch, arrive };
}

it('The panels close when the user leaves a page, and not again when the next page arrives', async () => {
  const { router, dispatch, arrive } = aRouter();
  const going = router.navigate('/kaart');
  expect(dispatch.mock.calls).toEqual([[panelsClosed()]]);
  arrive();
  await going;
  expect(router.state.location.pathname).toBe('/kaart');
  expect(dispatch).toHaveBeenCalledTimes(1);
});

it('The panels stay open when only the search of the address changes', async () => {
  const { router, dispatch } = aRouter();
  await router.navigate('/?query=lekkage');
  expect(dispatch).not.toHaveBeenCalled();
});
