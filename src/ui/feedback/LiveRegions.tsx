import { memo, useSyncExternalStore } from 'react';
import { type Politeness, currentlySpoken, onSpoken } from './speak';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const region = {
  as: 'div',
  'data-live-announcer': 'true',
  'aria-relevant': 'additions',
  'aria-atomic': 'false',
} as const;

/**
 * The two regions through which all messages are spoken; rendered once, for as long as the page lives.
 * `data-live-announcer` keeps them audible while a modal dialog silences the rest of the page.
 */
export const LiveRegions = memo(function LiveRegions() {
  const spoken = useSyncExternalStore(onSpoken, currentlySpoken);
  const paragraphs = (politeness: Politeness) =>
    spoken.filter((one) => one.politeness === politeness).map((one) => <p key={one.id}>{one.text}</p>);

  return (
    <>
      <VisuallyHidden {...region} role="status" aria-live="polite">
        {paragraphs('polite')}
      </VisuallyHidden>
      <VisuallyHidden {...region} role="alert" aria-live="assertive">
        {paragraphs('assertive')}
      </VisuallyHidden>
    </>
  );
});
