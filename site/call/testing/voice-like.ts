/** Something a noise filter takes for a voice: a hum with overtones, in syllables. */
export function voiceLike(sampleRate: number, seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(sampleRate * seconds) }, (_, index) => {
    const time = index / sampleRate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.5 * time)) ** 0.5;
    const pitch = 2 * Math.PI * (140 * time + 4 * Math.sin(2 * Math.PI * 1.3 * time));
    let voice = 0;
    for (let overtone = 1; overtone <= 20; overtone++) voice += Math.sin(overtone * pitch) / overtone ** 0.8;
    return 0.15 * syllable * voice;
  });
}

/** A WAV file of one channel. */
export function wavOf(pcm: Buffer, sampleRate: number): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}
