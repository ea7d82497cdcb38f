import { useInstall } from '@/core/installOffer';
import { IconButton } from '@/ui/fields/IconButton';
import { DownloadIcon } from '@/ui/icons';
import { shellTexts } from '../shellTexts';

/** Keeps the product as an app, where the browser offers that (001 §2). */
export function InstallButton() {
  const install = useInstall();
  return install && <IconButton icon={DownloadIcon} label={shellTexts.install.label} onClick={install} />;
}
