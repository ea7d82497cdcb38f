import { useEffect, useEffectEvent, useState } from 'react';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { createAltClicks } from './altClicks';
import { useExperimentalSwitch } from './useExperimentalSwitch';
import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

/** The list under '?' shows the key only while it works, which keeps the experimental area secret. */
const experimentalKeys = defineShortcuts('Ontwikkeling', {
  toggle: ['!', 'Secret Area ontgrendelen of vergrendelen'],
});

/** The hidden ways to the experimental area: Alt and four clicks on the top bar (AMB-046), and '!'. */
export function ExperimentalSwitch() {
  const { toggle } = useExperimentalSwitch();
  const [isEnough] = useState(createAltClicks);
  const clicked = useEffectEvent((event: MouseEvent) => {
    if (!event.altKey || !(event.target instanceof Element) || !event.target.closest('[data-top-bar]'))
      return;
    /* With Alt, a click on a link would download its page. */
    event.preventDefault();
    if (isEnough(event.timeStamp)) toggle();
  });

  useEffect(() => {
    const listen = (event: MouseEvent) => clicked(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);

  useShortcut(experimentalKeys.toggle, toggle);
  return null;
}
