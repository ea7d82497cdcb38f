/**
 * How urgent a part of the bar at the foot is (TEL-23..25); whatever has a colour says the same in a word. As `data-bar-colour` on
 * the part: the whole bar wears the most urgent one (AMB-185).
 */
export type BarColour = 'red' | 'orange' | 'green';
