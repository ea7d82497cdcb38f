import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';

/** The panel comes when somebody registers. */
export const RegistrationPanel = lazyRegion(
  async () => (await import('./panel/RegistrationPanel')).RegistrationPanel,
  <Skeleton lines={8} />,
);
