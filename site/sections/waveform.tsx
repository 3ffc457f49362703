const heights = [
  3, 6, 11, 8, 14, 9, 5, 10, 16, 12, 7, 4, 3, 8, 13, 17, 11, 6, 9, 14, 10, 5, 3, 7, 12, 15, 9, 4, 6, 11, 16, 13, 8, 5,
  9, 14, 17, 10, 6, 3, 5, 9, 13, 8, 4, 7, 11, 6,
];
const gap = 8;
const bars = heights.map((height, index) => `M${4 + index * gap} ${20 - height}v${2 * height}`).join("");

/** A voice as it looks in a recorder. */
export function Waveform() {
  return (
    <svg className="waveform" viewBox={`0 0 ${heights.length * gap} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path className="waveform-bars" d={bars} />
    </svg>
  );
}
