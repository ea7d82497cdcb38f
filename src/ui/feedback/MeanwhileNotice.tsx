import { uiTexts } from '../uiTexts';
import { Banner, BannerButton } from './Banner';

/** A change below a dialog, which the user has not seen yet. */
export interface Meanwhile {
  text: string;
  onSeen: () => void;
}

/** Why a dialog does not write yet, or null. */
export const whyNotYet = (meanwhile: Meanwhile | null): string | null =>
  meanwhile === null ? null : uiTexts.meanwhile.first;

/** Says what a push or a poll changed below a dialog, and asks again; until then the dialog writes nothing. */
export function MeanwhileNotice({ meanwhile }: { meanwhile: Meanwhile | null }) {
  if (meanwhile === null) return null;
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={<BannerButton label={uiTexts.meanwhile.goOn} onClick={meanwhile.onSeen} />}
    >
      {meanwhile.text}
    </Banner>
  );
}
