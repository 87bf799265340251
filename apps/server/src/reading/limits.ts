/** Limits for one file. Ordinary resumes stay far below all of them. */
export const limits = {
  pages: 50,
  /** Characters of a resume, as many as 25 full pages: longer ones would slow matching down. */
  resumeLength: 75_000,
  /** Characters that are read from a file. */
  textLength: 200_000,
  /** Lines of a resume. */
  lines: 5_000,
  /** Links of a line, and of a page. */
  linksOfLine: 20,
  linksOfPage: 200,
  /** Items of skills sections. */
  listedSkills: 2_000,
  /** Entries of each kind: experience, education, projects … */
  entries: 200,
  placesOfSkill: 1_000,
  /** Bytes of a finished reading in JSON. */
  responseBytes: 8 * 1024 * 1024,
  zipEntries: 2_000,
  zipEntryBytes: 40 * 1024 * 1024,
  zipTotalBytes: 60 * 1024 * 1024,
  /** Pixels of a decoded picture: A4 at 300 dots per inch has 8.7 million. */
  picturePixels: 10_000_000,
  /** Milliseconds of processor time for rendering pages on which words may be hidden. */
  renderTime: 3_000,
  /** Milliseconds of processor time for one file in a child process. */
  time: 10_000,
  /** How many times longer a file may take by the clock: on a busy machine it gets a part of a processor. */
  patience: 3,
  /** Milliseconds of processor time after which a new file goes to the end of the queue; an ordinary resume takes 100. */
  firstSlice: 2_000,
  /** Milliseconds of processor time for the start of a child process, which counts for its first file. */
  start: 2_000,
  /** Resident memory of a child process in bytes: below 400 MB even when it grows between two checks. */
  memory: 380 * 1024 * 1024,
  /** JavaScript heap of a child process, in megabytes. */
  heapMegabytes: 256,
  /** Limits that the operating system enforces on a child process, in case those above fail. */
  process: {
    /** 200 files of 10 s each on two threads. */
    cpuSeconds: 4_000,
    /** Bytes: V8 reserves 10 GB of address space without using it. */
    addressSpace: 16 * 1024 ** 3,
    /** Bytes of writable memory: twice what a child at its memory limit allocates. */
    dataSegment: 1_536 * 1024 ** 2,
    /** Processes and threads of all readers on a machine; a reader has about ten. */
    processes: 512,
  },
}
