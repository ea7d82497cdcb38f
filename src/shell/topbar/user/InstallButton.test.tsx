import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchInstallOffer } from '@/core/installOffer';
import { InstallButton } from '../Occasional';

const button = () => screen.queryByRole('button', { name: 'App installeren' });

it('The install button is shown while the browser offers to install the app, and works once', async () => {
  watchInstallOffer();
  render(<InstallButton />);
  expect(button()).not.toBeInTheDocument();
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(button()!);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button()).not.toBeInTheDocument();
});

it('The install button disappears when the app is installed in another way', () => {
  watchInstallOffer();
  render(<InstallButton />);
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  expect(button()).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(button()).not.toBeInTheDocument();
});
