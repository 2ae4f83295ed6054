import type { settingWords } from '../../../sections/site/settings-words.ts';

export const siteSettingWords: typeof settingWords = {
  brand: '品牌 名称 颜色 主题 深色 浅色',
  logo: '标志 图片 图标',
  money: '货币 小数 时区',
  offer: '语言 年龄 游戏',
  flags: '功能 开关',
  words: '文本 翻译 措辞',
  legal: '协议 法律 条款 隐私',
  company: '公司 牌照 地址',
  contact: '客服 联系 热线 电话 图片主机',
  install: '应用 安装 下载 安卓 苹果',
  bar: '下载栏 评分',
  links: '链接 模板 域名 路径',
  registration: '注册 登录 字段 验证码',
  lottery: '彩票 代理 模式',
  clients: '客户端 接口 调用 版本',
  codes: '短信 验证码',
  windows: '维护 时段 关闭 停机',
  regions: '国家 地区 屏蔽',
  market: '市场 法律 监管',
};
