import type { IconComponent } from '../icons';

/** An option that puts text into a field, or starts something from there. */
export interface CompletionOption {
  id: string;
  label: string;
  /** A short second line. */
  detail?: string;
  icon?: IconComponent;
}

export interface CompletionGroup {
  id: string;
  title: string | null;
  /** The group holds search results; only its first option is active without the user moving to it. */
  isFound: boolean;
  options: readonly CompletionOption[];
}
