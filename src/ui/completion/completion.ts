import type { IconComponent } from '../icons';

/** An option that puts text into the field of the list, or starts an action from that field. */
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
  /** The options are search results, so the first of them is active until the user moves to another option. */
  isFound: boolean;
  options: readonly CompletionOption[];
}
